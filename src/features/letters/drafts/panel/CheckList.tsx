import { useQuery } from '@tanstack/react-query'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { LetterTestResult } from '#features/letters/messages/letter-preview.ts'
import {
	isBlocking,
	type LetterCheck,
	type LetterCheckName,
	type LetterCheckValues,
} from '#features/letters/rules/letter-checks.ts'
import { languageNames } from '#site-map/languages.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { usePanel } from '#panel/panel-context.ts'
import { testAddressQuery } from '#panel/client/test-address-api.ts'
import { TestAddressForm } from '#panel/parts/TestAddressForm.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { sendTest } from '#features/letters/panel/letters-api.ts'
import { meaningOf } from '#panel/format/refusal-meaning.ts'
import { useDraft } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { checks: words } = letterDraftWords

export function CheckList() {
	const { checks, letter, status } = useDraft()
	const { data: address } = useQuery(testAddressQuery())
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const blocking = checks.data?.filter(isBlocking) ?? []
	const order = checks.data?.toSorted((one, other) => rank(one) - rank(other)) ?? []
	const passed = order.filter((check) => check.status === 'passed')
	const open = order.filter((check) => check.status !== 'passed')

	/** Sends the letter to the owner's own address, one email at a time, and reports the mail server's responses. */
	async function test() {
		const options = { action: words.test, failed: lettersWords.failed, refused: words.testLacks }
		const result = await run(options, () => sendTest(letter.id, letter.version))
		if (result === null) return
		const isSent = result.code === null && !result.is_written
		toasts.show(outcomeOf(result), isSent ? undefined : 'error')
	}

	return (
		<section className={`pair ${styles['checks']}`} aria-busy={checks.isFetching}>
			<div>
				<h2>{words.title}</h2>
				<p role="status">
					{checks.isFetching
						? words.loading
						: checks.isError
							? words.failed
							: blocking.length === 0
								? words.none
								: formatMessage('es', words.blocking, { n: blocking.length })}
				</p>
				<p>
					<TextButton onClick={() => void checks.refetch()}>{words.again}</TextButton>
				</p>
				{address && <TestAddressForm className={styles['address']} address={address} />}
				<Button
					tone="outline"
					onClick={() => void test()}
					disabled={status !== 'saved'}
					aria-busy={isBusy}
				>
					{words.test}
				</Button>
			</div>
			<div>
				<CheckLines checks={open} />
				{passed.length > 0 && (
					<Disclosure summary={formatMessage('es', words.passed, { n: passed.length })}>
						<CheckLines checks={passed} />
					</Disclosure>
				)}
			</div>
		</section>
	)
}

function outcomeOf({ code, sent, is_written }: LetterTestResult): Announcement {
	if (code === null) return is_written ? words.testWritten : words.tested
	const { title, text } = /^\d/.test(code) ? words.testRefused : words.testUnanswered
	const refusal = formatMessage('es', text, { code, meaning: meaningOf(code) })
	if (sent === 0) return { title, text: refusal }
	const partly = formatMessage('es', words.testPartly.text, { n: sent })
	return { title: words.testPartly.title, text: `${partly} ${refusal}` }
}

/** The place of a check in the list: blocking checks come first, then advice, passed checks and notes. */
function rank(check: LetterCheck): number {
	if (isBlocking(check)) return 0
	if (check.level === 'advises' && check.status !== 'passed') return 1
	return check.level === 'informs' ? 3 : 2
}

export function CheckLines({ checks }: { checks: readonly LetterCheck[] }) {
	if (checks.length === 0) return null
	return (
		<ul className="points">
			{checks.map((check) => (
				<CheckLine key={check.name} check={check} />
			))}
		</ul>
	)
}

type Texts<Name extends string> = {
	readonly passed: Message<Name>
	readonly failed?: Message<Name>
	readonly mend?: Message<Name>
}

const sayings: { readonly [Name in LetterCheckName]: Texts<LetterCheckValues[Name]> } = words.each

function CheckLine({ check }: { check: LetterCheck }) {
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

/** Language codes become names. */
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
