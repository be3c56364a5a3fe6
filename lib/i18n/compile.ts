/*
 * Messages in the form that next-intl formats without its ICU parser (icu-minify), which a first load has no
 * need of: arguments are lists, `Page {page}` is `['Page ', ['page']]`.
 */

const argument = /\{(\w+)\}/
/** What more of ICU's syntax looks like (plurals, tags, quoting) once the arguments are taken out, or beside them. */
const moreSyntax = /[{}<]|''/
const quotedArgument = /'\{/

type Compile = (message: string) => unknown

/** Compiles every text in an object of messages; lists (legal paragraphs) are not messages and stay. */
const compileAll = (messages: unknown, compile: Compile): unknown => {
  if (typeof messages === 'string') return compile(messages)
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileAll(value, compile)]))
}

/**
 * Compiles a language's messages. The parser is loaded only if a message has more than arguments.
 * @param messages as in the message files; not changed
 */
export async function compileMessages<T>(messages: T): Promise<T> {
  let needsParser = false
  const compiled = compileAll(messages, (message) => {
    const parts = message.split(argument)
    needsParser ||= quotedArgument.test(message) || parts.some((part) => moreSyntax.test(part))
    // Names of arguments are at the odd places; an empty text is left out.
    return parts.length === 1 ? message : parts.map((part, at) => (at % 2 ? [part] : part)).filter(Boolean)
  })
  if (!needsParser) return compiled as T
  const { default: parse } = await import('icu-minify/compile')
  return compileAll(messages, parse) as T
}
