import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { letterDraftWords } from '#content/panel/es/letter-draft.ts'
import { lettersWords } from '#content/panel/es/letters.ts'
import { isBlocking, type LetterCheck } from '#domain/letters/letter-checks.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import styles from './CheckList.module.css'

const { checks: words } = letterDraftWords
const { languages: names } = lettersWords

/** What was checked, how to mend it, and whether it keeps the letter from being sent. */
export function CheckLine({ check }: { check: LetterCheck }) {
	const { name, level, status } = check
	const { passed, failed: missing, mend } = words.each[name]
	const values = textOf(check.values)
	const isPassed = status === 'passed'
	const word = isPassed && level !== 'informs' ? words.words.passed : words.words[level]
	return (
		<li>
			<MiniWindow size="cell" level={isPassed ? 100 : level === 'blocks' ? 0 : 40} />
			<div>
				<p>
					<b>{formatMessage(isPassed ? passed : missing, values)}</b>{' '}
					{status === 'unknown' && words.unknown}
				</p>
				{!isPassed && <p>{formatMessage(mend, values)}</p>}
			</div>
			<span className={isBlocking(check) ? styles['blocks'] : undefined}>{word}</span>
		</li>
	)
}

/** The values of a check as its words name them; languages have their names. */
function textOf({ languages, ...values }: LetterCheck['values']): Record<string, string | number> {
	const known: Readonly<Record<string, string>> = names
	const listed = [languages].flat().map((language) => known[String(language)])
	const texts = Object.entries(values).map(([name, value]) => [
		name,
		typeof value === 'object' ? value.join(', ') : value,
	])
	return { ...Object.fromEntries(texts), languages: listed.filter(Boolean).join(', ') }
}
