import type { LetterProgress } from '#contract/letter-sending.ts'
import { recipientStates } from '#domain/letters/recipient-state.ts'
import { languageNames, languages } from '#domain/pages/languages.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'

const { run: words } = letterRunWords

type Counts = LetterProgress['total']

/** The outcome of the mails in each language. */
export function LanguageTable({ progress }: { progress: LetterProgress }) {
	const { returned } = progress
	const { tally } = words
	const numbers = [
		words.people,
		tally.sent,
		tally.refused,
		...(returned ? [tally.returned] : []),
		tally.waiting,
	]
	const all = Object.values(returned ?? {}).reduce((sum, count) => sum + count, 0)
	return (
		<>
			<h2>{words.byLanguage}</h2>
			<DataTable
				columns={[words.language, ...numbers.map((label) => ({ label, isNumber: true }))]}
				rows={languages.flatMap((language) => {
					const counts = progress.languages[language]
					if (!counts) return []
					return [
						rowOf(language, languageNames[language], counts, returned && (returned[language] ?? 0)),
					]
				})}
				foot={rowOf('all', words.all, progress.total, returned && all)}
			/>
		</>
	)
}

/** @param returned mails that came back; null if the site does not read bounces */
function rowOf(id: string, name: string, counts: Counts, returned: number | null) {
	const people = recipientStates.reduce((sum, state) => sum + counts[state], 0)
	const figures = [
		people,
		counts.sent,
		counts.refused,
		...(returned === null ? [] : [returned]),
		counts.waiting + counts.sending,
	]
	return { id, cells: [name, ...figures.map(formatNumber)] }
}
