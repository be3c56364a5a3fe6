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
import { getPageNonce } from './api'
import { argumentPattern, createChip, getArgumentName } from './argument-chips'
import type { Input, InputOptions } from './plain-field'

/*
 * A CodeMirror field that shows arguments as chips. A chip behaves like one character, and can be dragged, cut and
 * pasted. The document is the stored text, with `{price}`.
 */

class ChipWidget extends WidgetType {
  constructor(
    readonly source: string,
    readonly label: string,
  ) {
    super()
  }
  override eq(other: ChipWidget) {
    return other.source === this.source
  }
  override toDOM(view: EditorView) {
    const element = createChip(this.label)
    element.draggable = true
    // A click selects the chip, so that it can be cut.
    element.addEventListener('click', () => {
      const anchor = view.posAtDOM(element)
      view.dispatch({ selection: { anchor, head: anchor + this.source.length } })
      view.focus()
    })
    return element
  }
  // The browser starts a drag at mousedown; CodeMirror handles the other events, such as drop.
  override ignoreEvent({ type }: Event) {
    return type === 'mousedown'
  }
}

/** A plugin that shows arguments as chips. @param labels of those that have a chip, by name */
function showChips(labels: Map<string, string>) {
  const decorator = new MatchDecorator({
    regexp: argumentPattern,
    decoration: ([source]) => {
      const label = labels.get(getArgumentName(source) ?? '')
      return label ? Decoration.replace({ widget: new ChipWidget(source, label) }) : null
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
 * Creates the field.
 * @param labels of the arguments that have a chip, by name: “the price” of `{price}`
 */
export function createChipInput(
  { attributes, value, onInput }: InputOptions,
  labels: Map<string, string>,
): Input & { insert: (source: string) => void } {
  const view = new EditorView({
    state: EditorState.create({
      doc: value ?? '',
      extensions: [
        history(),
        keymap.of([{ key: 'Enter', run: insertNewline }, ...standardKeymap, ...historyKeymap]),
        showChips(labels),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(attributes),
        EditorView.editable.of(value !== undefined),
        // CodeMirror adds a <style> to the page, which the content security policy allows with this nonce only.
        EditorView.cspNonce.of(getPageNonce()),
        EditorView.updateListener.of(({ state, transactions }) => {
          if (transactions.some((change) => change.docChanged && change.annotation(Transaction.userEvent)))
            onInput(state.doc.toString())
        }),
      ],
    }),
  })
  return {
    element: view.dom,
    focusTarget: view.contentDOM,
    setText: (text) => {
      const { doc } = view.state
      if (text !== doc.toString()) view.dispatch({ changes: { from: 0, to: doc.length, insert: text } })
    },
    /** Inserts an argument at the cursor. If the text already has it, moves it there. */
    insert: (source) => {
      const { state } = view
      const { from, to } = state.selection.main
      const [existing] = [...state.doc.toString().matchAll(argumentPattern)].filter(
        ([other]) => getArgumentName(other) === getArgumentName(source),
      )
      const removal = existing && { from: existing.index, to: existing.index + existing[0].length }
      const insertion = { from, to, insert: existing?.[0] ?? source }
      const changes = state.changes(removal ? [insertion, removal] : [insertion])
      view.dispatch({ changes, selection: { anchor: changes.mapPos(from, 1) }, userEvent: 'input' })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
