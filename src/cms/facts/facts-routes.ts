import { factChanges, type WordFacts } from '#cms/messages/word-facts.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from '#cms/words.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { askFacts as projectFacts, type FactReport } from './ask-facts.ts'
import { editsText } from '#cms/reader/edited-yaml.ts'
import { digestOf, editsByPlace, type WordEdit } from '#cms/word-edits.ts'

/** Fits the longest list twice: the new one and the previous one. */
const maxChangeBytes = 512 * 1_024

/** The facts of the site with their drafts, for forms, and changes of them. */
export function factsRoutes(
	app: SchemaApp,
	{ store: { words: store }, askFacts = projectFacts, measure }: WordOptions,
): void {
	/** The last reading, cached: it takes a second or two, and every change reads again. */
	let known: { readonly key: string; readonly report: FactReport } | null = null

	async function readFacts(): Promise<WordFacts> {
		const edits = await store.all()
		const byPlace = editsByPlace(edits)
		if (known?.key !== editsText(byPlace)) {
			const answer = await askFacts(byPlace, [])
			if (answer.outcome !== 'done') throw new Error('The facts cannot be read')
			known = { key: editsText(byPlace), report: answer.report }
		}
		return { ...withDrafts(known.report, edits), measurements: (await measure?.()) ?? null }
	}

	app.get('/api/admin/words/facts', async (): Promise<WordFacts> => await readFacts())

	app.post('/api/admin/words/facts', body(factChanges, maxChangeBytes), async (request, reply) => {
		const edits = editsByPlace(await store.all())
		const answer = await askFacts(edits, request.body.changes)
		if (answer.outcome !== 'done')
			throw new Refusal('A value cannot be stored', answer.outcome, { fields: [...answer.fields] })
		await store.change(answer.changes, sessionOf(request).username)
		known = { key: editsText(answer.edits), report: answer.report }
		return reply.send(await readFacts())
	})
}

function withDrafts({ facts, ...report }: FactReport, edits: readonly WordEdit[]) {
	return {
		...report,
		facts: facts.map((fact) => {
			const isOriginalChanged = edits.some(
				({ file, place, originalDigest }) =>
					file === fact.file && place === fact.place && originalDigest !== digestOf(fact.original),
			)
			return { ...fact, draft: fact.text === fact.original ? null : { isOriginalChanged } }
		}),
	}
}
