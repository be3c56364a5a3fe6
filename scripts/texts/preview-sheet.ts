import { lengthOf } from './fields'

type Entry = {
  code: string
  address: string
  meta: { title: string; description: string; siteName: string }
  pictures: { header: Buffer; toast: Buffer; card: Buffer }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const picture = (png: Buffer, alt = '') =>
  `<img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}">`

/** A text's length and limit, as HTML. */
function measure(key: string, text: string) {
  const limit = lengthOf(key)?.limit ?? 0
  const count = [...text].length
  return `<small class="${count > limit ? 'over' : 'fits'}">${key}: ${count} of ${limit} characters</small>`
}

/** An HTML page that shows how each language looks in search results, link previews and notifications. */
export function previewSheet(entries: Entry[]) {
  const blocks = entries.map(
    ({ code, address, meta, pictures }) => `<section lang="${code}">
<h2>${code}</h2>
<div class="result"><cite>${escaped(address)}</cite><h3>${escaped(meta.title)}</h3><p>${escaped(meta.description)}</p></div>
${measure('meta.title', meta.title)} ${measure('meta.description', meta.description)}
<div class="card">${picture(pictures.card)}<p><small>${escaped(new URL(address).host)}</small><b>${escaped(meta.title)}</b>${escaped(meta.description)}</p></div>
<p>${picture(pictures.toast)}</p>
<p>${picture(pictures.header)}</p>
</section>`,
  )
  return `<!doctype html>
<meta charset="utf-8">
<title>How Nori looks elsewhere</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 2rem; margin: 2rem; font: 16px/1.4 Arial, sans-serif; }
.result { max-width: 600px; } .result cite { font-size: 14px; font-style: normal; color: #4d5156; }
.result h3 { overflow: hidden; margin: 4px 0; font-size: 20px; font-weight: 400; color: #1a0dab; text-overflow: ellipsis; white-space: nowrap; }
.result p { display: -webkit-box; overflow: hidden; margin: 0; font-size: 14px; color: #4d5156; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.card { max-width: 500px; margin: 1rem 0; border: 1px solid #ccc; border-radius: 8px; overflow: hidden; } .card img { display: block; width: 100%; }
.card p { display: grid; gap: 4px; margin: 0; padding: 10px; font-size: 14px; } .card small { color: #666; text-transform: uppercase; }
.fits { color: #1f7d62; } .over { color: #b42318; font-weight: 700; } small { display: block; }
</style>
${blocks.join('\n')}
`
}
