import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterRecipients } from '#contract/letter-sending.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { consentPurposes } from '#domain/waitlist/consent-version.ts'
import { parseEmail } from '#domain/waitlist/email.ts'
import { formatMessage } from '#words/format-message.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import type { Draft } from './draft.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { segmentsQuery } from '#islands/admin/list/segment-api.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

type Props = {
	draft: Draft
	/** Whether the letter belongs to a series, which decides its recipients. */
	isStep: boolean
	/** The languages of the letter. */
	languages: readonly Language[]
	/** Null until counted. */
	recipients: LetterRecipients | null
	onChange: (change: Partial<Draft>) => void
}

/** The letter's recipients, topic and reply address. */
export function RecipientFields(props: Props) {
	const { draft, isStep, languages, recipients, onChange } = props
	const { data: segments } = useQuery({ ...segmentsQuery(), enabled: !isStep })
	const saved = (segments ?? []).map(({ id, name, count }) => ({
		value: id,
		label: formatMessage('es', words.segment, { name, n: formatNumber(count) }),
	}))
	const { segment } = draft
	const isGone = segment !== null && saved.every(({ value }) => value !== segment)
	return (
		<div className={styles['fields']}>
			{!isStep && (
				<SelectField
					label={words.to}
					value={segment ?? ''}
					choices={[
						{ value: '', label: words.everyone },
						...saved,
						...(isGone ? [{ value: segment, label: segments ? words.goneSegment : '' }] : []),
					]}
					onChange={(id) => onChange({ segment: id || null })}
				/>
			)}
			{!isStep && (
				<SelectField
					label={words.purpose}
					value={draft.purpose}
					choices={consentPurposes.map((value) => ({ value, label: words.purposes[value] }))}
					onChange={(purpose) => onChange({ purpose })}
				/>
			)}
			<SelectField
				label={words.fallback}
				value={draft.fallback ?? ''}
				choices={[
					{ value: '', label: words.noFallback },
					...languages.map((value) => ({ value, label: languageNames[value] })),
				]}
				onChange={(language) => onChange({ fallback: language || null })}
			/>
			<ReplyField value={draft.reply_to} onChange={(reply_to) => onChange({ reply_to })} />
			{!isStep && (
				<p className={styles['reach']} role="status">
					{recipients && <Reach recipients={recipients} />}
				</p>
			)}
		</div>
	)
}

const reasons = ['paused', 'undeliverable', 'consent', 'frequency'] as const

function Reach({ recipients: { count, left_out } }: { recipients: LetterRecipients }) {
	const left = reasons.flatMap((reason) => {
		const people = left_out[reason]
		if (people === 0) return []
		return [formatMessage('es', words.leftOutReasons[reason], { n: formatNumber(people) })]
	})
	return (
		<>
			{formatMessage('es', words.reach, { n: count })}{' '}
			{left.length > 0 && formatMessage('es', words.leftOut, { left: left.join(', ') })}
		</>
	)
}

type ReplyProps = { value: string | null; onChange: (value: string | null) => void }

/** An incomplete address stays in the field and is not saved. */
function ReplyField({ value, onChange }: ReplyProps) {
	const [typed, setTyped] = useState({ text: value ?? '', value })
	return (
		<Field
			label={words.replyTo}
			type="email"
			// The address may also change otherwise, by the choice of another version.
			value={typed.value === value ? typed.text : (value ?? '')}
			autoComplete="email"
			onChange={(event) => {
				const text = event.target.value
				const address = parseEmail(text)
				const isComplete = address !== null || text === ''
				setTyped({ text, value: isComplete ? address : value })
				if (isComplete) onChange(address)
			}}
		/>
	)
}
