import { history, historyKeymap, insertNewline, standardKeymap } from '@codemirror/commands'
import { EditorState, Transaction } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'
import { pageToken } from './api'
import type { Input, InputParts } from './plain-field'
import { argumentOf, chip, slot } from './slots'

/*
 * A field in which what the site fills in stands as a named chip: one press of a key goes over it or deletes it, and it
 * can be dragged, cut and pasted. The text itself is the stored one, with `{price}`.
 */

class Chip extends WidgetType {
  constructor(
    readonly source: string,
    readonly inWords: string,
  ) {
    super()
  }
  override eq(other: Chip) {
    return other.source === this.source
  }
  override toDOM(view: EditorView) {
    const element = chip(this.inWords)
    element.draggable = true
    // A press selects it, so that it can be cut.
    element.addEventListener('click', () => {
      const anchor = view.posAtDOM(element)
      view.dispatch({ selection: { anchor, head: anchor + this.source.length } })
      view.focus()
    })
    return element
  }
  // The browser begins the dragging, the field ends it.
  override ignoreEvent({ type }: Event) {
    return type === 'mousedown'
  }
}

/** Shows slots as chips. @param inWords of the arguments that have a chip */
function chips(inWords: Map<string, string>) {
  const decorator = new MatchDecorator({
    regexp: slot,
    decoration: ([source]) => {
      const words = inWords.get(argumentOf(source) ?? '')
      return words ? Decoration.replace({ widget: new Chip(source, words) }) : null
    },
  })
  return ViewPlugin.fromClass(
    class {
      chips: DecorationSet
      constructor(view: EditorView) {
        this.chips = decorator.createDeco(view)
      }
      update(change: ViewUpdate) {
        this.chips = decorator.updateDeco(change, this.chips)
      }
    },
    {
      decorations: (plugin) => plugin.chips,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  )
}

/**
 * The field.
 * @param inWords of the arguments that have a chip, such as “the price” of `{price}`
 */
export function chipInput(
  { attributes, value, onInput }: InputParts,
  inWords: Map<string, string>,
): Input & { put: (source: string) => void } {
  const view = new EditorView({
    state: EditorState.create({
      doc: value ?? '',
      extensions: [
        history(),
        keymap.of([{ key: 'Enter', run: insertNewline }, ...standardKeymap, ...historyKeymap]),
        chips(inWords),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(attributes),
        EditorView.editable.of(value !== undefined),
        // Its style sheet is made in the page, and the page's policy asks for this.
        EditorView.cspNonce.of(pageToken()),
        EditorView.updateListener.of(({ state, transactions }) => {
          if (transactions.some((one) => one.docChanged && one.annotation(Transaction.userEvent)))
            onInput(state.doc.toString())
        }),
      ],
    }),
  })
  return {
    element: view.dom,
    area: view.contentDOM,
    write: (text) => {
      const { doc } = view.state
      if (text !== doc.toString()) view.dispatch({ changes: { from: 0, to: doc.length, insert: text } })
    },
    /** Puts a slot where the cursor is; moves it there if the text has it. */
    put: (source) => {
      const { state } = view
      const { from, to } = state.selection.main
      const [old] = [...state.doc.toString().matchAll(slot)].filter(
        ([one]) => argumentOf(one) === argumentOf(source),
      )
      const moved = old && { from: old.index, to: old.index + old[0].length }
      const changes = state.changes([{ from, to, insert: old?.[0] ?? source }, ...(moved ? [moved] : [])])
      view.dispatch({ changes, selection: { anchor: changes.mapPos(from, 1) }, userEvent: 'input' })
      view.focus()
    },
    remove: () => view.destroy(),
  }
}
