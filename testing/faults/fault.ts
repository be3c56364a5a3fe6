import type { Kind } from '@/scripts/deploy/finding'
import type { Fault, Sent } from '../faulty-host'
/** `kinds`: of all findings that it must give; `finding`: of the first kind, the path and what is wrong. */
export type Case = {
  fault: Fault
  kinds: Kind[]
  finding: [path: string, what: string | RegExp]
}

/** A fault at one path, or with `*` everywhere. */
export const at =
  (path: string, change: (sent: Sent) => void): Fault =>
  (sent, asked) => {
    if (path === '*' || path === asked) change(sent)
  }
/** A status at a path. */
export const status = (path: string, code: number) =>
  at(path, (sent) => {
    sent.status = code
  })
/** A header’s value at a path. */
export const header = (path: string, name: string, value: string | string[] | undefined) =>
  at(path, (sent) => {
    sent.headers[name] = value
  })
/** A text that is not compressed at a path. */
export const body = (path: string, text: string) =>
  at(path, (sent) => {
    sent.body = Buffer.from(text)
    sent.headers['Content-Encoding'] = undefined
  })
/** A redirect at a path. */
export const redirect = (path: string, to: string) =>
  at(path, (sent) => {
    sent.status = 301
    sent.headers.Location = to
  })
/** Several faults at once. */
export const both =
  (...faults: Fault[]) =>
  (...given: Parameters<Fault>) => {
    for (const fault of faults) fault(...given)
  }
