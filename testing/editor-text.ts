import { parseIcuMessage } from '@/checks/icu-message'
import { describeArguments } from '@/checks/message-arguments'
import type { Text } from '@/editor/page/api'

/** Creates a text as the editor's server lists it. */
export const createText = (key: string, values: Record<string, string>): Text => ({
  folder: 'messages',
  key,
  group: 'book',
  arguments: describeArguments(key, Object.values(values).map(parseIcuMessage)),
  values,
  findings: [],
  hasPlaceholder: false,
  previousValues: {},
  lagging: [],
  beforeChange: {},
  changedOn: {},
})
