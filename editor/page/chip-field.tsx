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
import { useEffect, useEffectEvent, useRef } from 'react'
import { getPageNonce } from './api'
import { argumentPattern, getArgumentName } from './arguments'

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
    const element = document.createElement('i')
    element.className = 'argument'
    element.textContent = this.label
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

/** Finds the part in which two versions differ, so that the cursor stays where it is. */
function findChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let suffix = 0
  while (suffix < shorter - from && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++
  return { from, to: before.length - suffix, insert: after.slice(from, after.length - suffix) }
}

/**
 * Inserts an argument at the cursor of the field with an id, after a comma with a space. If the text already has it, moves
 * it there.
 */
export function insertArgument(fieldId: string, source: string) {
  const content = document.getElementById(fieldId)
  const view = content && EditorView.findFromDOM(content)
  if (!view) return
  const { state } = view
  const { from, to } = state.selection.main
  const [existing] = [...state.doc.toString().matchAll(argumentPattern)].filter(
    ([other]) => getArgumentName(other) === getArgumentName(source),
  )
  const removal = existing && { from: existing.index, to: existing.index + existing[0].length }
  // After a comma or the like, a space is missing.
  const space = /[,;:.!?…]/.test(state.sliceDoc(Math.max(0, from - 1), from)) ? ' ' : ''
  const insertion = { from, to, insert: space + (existing?.[0] ?? source) }
  const changes = state.changes(removal ? [insertion, removal] : [insertion])
  view.dispatch({ changes, selection: { anchor: changes.mapPos(from, 1) }, userEvent: 'input' })
  view.focus()
}

type ChipFieldProps = {
  attributes: Record<string, string>
  labels: Map<string, string>
  value: string | undefined
  onInput: (value: string) => void
}

/**
 * The field of a text with arguments.
 * @param props `value`: undefined disables the field; `labels`: of the arguments that have a chip, by name: “the price”
 *   of `{price}`
 */
export function ChipField({ attributes, labels, value, onInput }: ChipFieldProps) {
  const container = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const handleInput = useEffectEvent(onInput)
  const createState = useEffectEvent(() =>
    EditorState.create({
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
            handleInput(state.doc.toString())
        }),
      ],
    }),
  )

  useEffect(() => {
    const created = new EditorView({ state: createState(), parent: container.current ?? undefined })
    view.current = created
    return () => created.destroy()
  }, [])
  // After each render, because the typography that is set may restore the value from before the edit.
  useEffect(() => {
    const doc = view.current?.state.doc.toString()
    if (doc !== undefined && value !== undefined && value !== doc)
      view.current?.dispatch({
        changes: findChange(doc, value),
        // Other kinds of spaces, possibly on both sides of the cursor.
        ...(value.length === doc.length && { selection: view.current.state.selection }),
      })
  })
  // CodeMirror's own attributes are those at its creation.
  useEffect(() => {
    const content = view.current?.contentDOM
    for (const [name, attribute] of Object.entries(attributes)) content?.setAttribute(name, attribute)
  })

  return <div ref={container} />
}
