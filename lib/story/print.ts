/** Prints once the lazy pictures are loaded. @param reader the element that contains them */
export async function printStory(reader: HTMLElement | null): Promise<void> {
  const pictures = [...(reader?.querySelectorAll('img') ?? [])]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
