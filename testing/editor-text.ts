import type { Text } from '@/editor/page/api'
import { parseIcuMessage } from '@/scripts/check/icu-message'
import { describeArguments } from '@/scripts/check/message-arguments'

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
