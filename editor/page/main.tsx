import { createRoot } from 'react-dom/client'
import { Editor } from './editor'
import { editorLanguage, t } from './language'

document.documentElement.lang = editorLanguage
document.title = t('editor.title')
const root = document.getElementById('editor')
if (!root) throw new Error('The editor’s page has no element #editor.')
const showError = (error: unknown) => {
  console.error(error)
  root.textContent = t('editor.hasFailed', { error: String(error) })
}
createRoot(root, { onUncaughtError: showError }).render(<Editor />)
