import type { PreviewedPage } from '#contract/words.ts'
import type { Desk } from './useDesk.ts'

/**
 * The texts that are not saved yet, as the JSON of `PreviewedPage['changes']`, without those that cannot be saved.
 *
 * @returns null while the open text cannot be saved
 */
export function typedTexts({ catalogs, drafts, edit }: Pick<Desk, 'catalogs' | 'drafts' | 'edit'>) {
	if (edit && drafts.isUnsaved(edit.text)) return null
	const changes: PreviewedPage['changes'] = []
	for (const { texts } of Object.values(catalogs.byLanguage)) {
		for (const text of texts.values()) {
			const typed = drafts.changeOf(text) ?? text.text
			const saved = text.draft?.text ?? text.original ?? text.text
			const { file, place } = text
			if (typed !== saved && !drafts.isUnsaved(text)) changes.push({ file, place, text: typed })
		}
	}
	return JSON.stringify(changes)
}
