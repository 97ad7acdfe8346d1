import { languageNames } from '#domain/pages/languages.ts'
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import {
	isBlocking,
	type LetterCheck,
	type LetterCheckName,
	type LetterCheckValues,
} from '#domain/letters/letter-checks.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatMessage } from '#words/format-message.ts'
import type { Message } from '#words/message.ts'

const { checks: words } = letterDraftWords

/** The text of a check, with the values it names. */
type Texts<Name extends string> = {
	readonly passed: Message<Name>
	readonly failed?: Message<Name>
	readonly mend?: Message<Name>
}

const sayings: { readonly [Name in LetterCheckName]: Texts<LetterCheckValues[Name]> } = words.each

/** A check, how to fix it, and whether it blocks the letter. */
export function CheckLine({ check }: { check: LetterCheck }) {
	const { name, level, status } = check
	const { passed, failed: missing = '', mend = '' }: Texts<string> = sayings[name]
	const values = textOf(check.values)
	const isPassed = status === 'passed'
	const word = isPassed && level !== 'informs' ? words.words.passed : words.words[level]
	return (
		<li>
			<MiniWindow size="cell" level={isPassed ? 100 : level === 'blocks' ? 0 : 40} />
			<div>
				<p>
					<b>{formatMessage('es', isPassed ? passed : missing, values)}</b>{' '}
					{status === 'unknown' && words.unknown}
				</p>
				{!isPassed && <p>{formatMessage('es', mend, values)}</p>}
			</div>
			<span className={isBlocking(check) ? 'bad' : undefined}>{word}</span>
		</li>
	)
}

/** The values of a check as its words name them; language codes become names. */
function textOf({ languages, ...values }: LetterCheck['values']): Record<string, string> {
	const known: Readonly<Record<string, string>> = languageNames
	const listed = [languages].flat().map((language) => known[String(language)])
	const texts = Object.entries(values).map(([name, value]) => [
		name,
		typeof value === 'object'
			? value.join(', ')
			: typeof value === 'number'
				? formatNumber(value)
				: value,
	])
	return { ...Object.fromEntries(texts), languages: listed.filter(Boolean).join(', ') }
}
