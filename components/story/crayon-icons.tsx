const icons = {
  close: 'M5 5L19 19M19 5L5 19',
  undo: 'M9 4L4 9L9 14M4 9H14a6 6 0 0 1 0 12H9',
  restart: 'M6 3H15L19 7V21H6ZM14 3V8H19',
  print: 'M7 9V3H17V9M7 17H4V9H20V17H17M7 14H17V21H7Z',
}

/** The icon of a button in the colouring dialog, for children who do not read yet. */
export const ToolIcon = ({ name }: { name: keyof typeof icons }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="crayons-icon">
    <path d={icons[name]} />
  </svg>
)
