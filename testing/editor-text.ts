import type { Text } from '@/editor/page/api'
import { describeArguments } from '@/editor/server/message-arguments'

/** Creates a text as the editor's server lists it. @param argumentNames such as `{price}` */
export const createText = (
  key: string,
  values: Record<string, string>,
  argumentNames: string[] = [],
): Text => ({
  folder: 'messages',
  key,
  group: 'book',
  arguments: describeArguments(argumentNames),
  values,
  findings: [],
  hasPlaceholder: false,
  previousValues: {},
  lagging: [],
})
