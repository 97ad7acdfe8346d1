import { useState } from 'react'
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { letterDraftWords } from '#content/panel/letter-draft.ts'
import { lettersWords } from '#content/panel/letters.ts'
import type { LetterChecks } from '#contract/letter-checks.ts'
import { isBlocking, type LetterCheck } from '#domain/letters/letter-checks.ts'
import { formatMessage, formatPlural } from '#islands/admin/format-message.ts'
import type { Reading } from '#islands/admin/useReading.ts'
import type { WithProof } from '#islands/admin/useProof.tsx'
import type { Toasts } from '#islands/admin/useToasts.ts'
import { sendTest } from './letters-api.ts'
import { TestAddress } from './TestAddress.tsx'
import type { DraftState } from './useDraft.ts'
import styles from './CheckList.module.css'

const { checks: words } = letterDraftWords
const { languages: names, failed } = lettersWords

type Props = {
	checks: Reading<LetterChecks>
	state: DraftState
	toasts: Toasts
	withProof: WithProof
	onFailure: (error: unknown) => void
}

/** What keeps the letter from being sent, and how to mend it. */
export function CheckList({ checks, state, toasts, withProof, onFailure }: Props) {
	const [isTesting, setIsTesting] = useState(false)
	const blocking = checks.data?.filter(isBlocking) ?? []
	const order = checks.data?.toSorted((one, other) => rank(one) - rank(other))
	const { letter, status } = state

	async function test() {
		if (isTesting) return
		setIsTesting(true)
		try {
			const code = await sendTest(letter.id, letter.version)
			if (code === null) toasts.show(words.tested)
			else {
				const { title, text } = words.testRefused
				toasts.show({ title, text: formatMessage(text, { code }) }, 'error')
			}
			checks.reload()
		} catch (error) {
			onFailure(error)
			toasts.show(failed, 'error')
		}
		setIsTesting(false)
	}

	return (
		<section className={styles['checks']} aria-busy={checks.status === 'loading'}>
			<div>
				<h2>{words.title}</h2>
				<p role="status">
					{checks.status === 'loading' && words.loading}
					{checks.status === 'failed' && words.failed}
					{checks.status === 'ready' &&
						(blocking.length === 0 ? words.none : formatPlural(words.blocking, blocking.length))}
				</p>
				<p>
					<TextButton onClick={checks.reload}>{words.again}</TextButton>
				</p>
				<TestAddress withProof={withProof} onSaved={checks.reload} onFailure={onFailure} />
				<Button
					tone="outline"
					onClick={() => void test()}
					disabled={status !== 'saved'}
					aria-busy={isTesting}
				>
					{words.test}
				</Button>
			</div>
			<ul>
				{order?.map((check) => (
					<Check key={check.name} check={check} />
				))}
			</ul>
		</section>
	)
}

function Check({ check }: { check: LetterCheck }) {
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

/** What blocks comes first, then advice, what has passed, and what is only told. */
function rank(check: LetterCheck): number {
	if (isBlocking(check)) return 0
	if (check.level === 'advises' && check.status !== 'passed') return 1
	return check.level === 'informs' ? 3 : 2
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
