import type { WordFacts } from '#cms/messages/word-facts.ts'
import type { WordOptions } from '#cms/words.ts'
import type { SchemaApp } from '#platform/http/route-schemas.ts'
import { currentSite, withEdits } from '#cms/reader/site.ts'
import { digestOf, editsByPlace } from '#cms/word-edits.ts'
import { factReport } from './fact-report.ts'

export function factsRoutes(app: SchemaApp, { store: { words: store } }: WordOptions): void {
	app.get('/api/admin/words/facts', async (): Promise<WordFacts> => {
		const edits = await store.all()
		const { facts, ...report } = await withEdits(editsByPlace(edits), factReport)
		return {
			...report,
			facts: facts.map((fact) => ({
				...fact,
				isOriginalChanged: edits.some(
					({ file, place, originalDigest }) =>
						file === fact.file &&
						place === fact.place &&
						originalDigest !== digestOf(fact.original),
				),
			})),
			measurements: currentSite().measurements ?? null,
		}
	})
}
