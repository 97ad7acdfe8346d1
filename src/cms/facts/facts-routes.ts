import { factChanges, type WordFacts } from '#cms/messages/word-facts.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from '#cms/words.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { currentSite, withEdits } from '#cms/reader/site.ts'
import { digestOf, editsByPlace } from '#cms/word-edits.ts'
import { factEdits } from './fact-changes.ts'
import { factReport } from './fact-report.ts'

/** Fits the longest list twice: the new one and the previous one. */
const maxChangeBytes = 512 * 1_024

/** The facts of the site with their drafts, for forms, and changes of them. */
export function factsRoutes(app: SchemaApp, { store: { words: store } }: WordOptions): void {
	async function readFacts(): Promise<WordFacts> {
		const edits = await store.all()
		const { facts, ...report } = await withEdits(editsByPlace(edits), factReport)
		return {
			...report,
			facts: facts.map((fact) => {
				const isOriginalChanged = edits.some(
					({ file, place, originalDigest }) =>
						file === fact.file &&
						place === fact.place &&
						originalDigest !== digestOf(fact.original),
				)
				return { ...fact, draft: fact.text === fact.original ? null : { isOriginalChanged } }
			}),
			measurements: currentSite().measurements ?? null,
		}
	}

	app.get('/api/admin/words/facts', readFacts)

	app.post('/api/admin/words/facts', body(factChanges, maxChangeBytes), async (request) => {
		const drafts = editsByPlace(await store.all())
		const changes = withEdits(drafts, () => factEdits(request.body.changes))
		await store.change(changes, sessionOf(request).username)
		return await readFacts()
	})
}
