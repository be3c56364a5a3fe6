import { describeArguments } from './message-arguments'
import { openMessageFiles } from './message-files'

test('the sources of every argument in the messages exist', () => {
  const files = openMessageFiles()
  for (const { leaves } of files.readAll().map(files.parse))
    for (const { value } of leaves.values())
      for (const { name, sources } of describeArguments(String(value).match(/\{\w+\}/g) ?? []))
        for (const id of sources) expect([name, id.key, files.readValues(id)]).not.toEqual([name, id.key, {}])
})
