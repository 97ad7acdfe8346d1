import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRecipients } from '#features/letters/messages/letter-sending.ts'
import { departuresOf, isWallTime, timingClocks } from '#features/letters/rules/letter-timing.ts'
import { languageNames } from '#site-map/languages.ts'
import { consentPurposes } from '#features/waitlist/rules/consent-version.ts'
import { parseEmail } from '#values/email.ts'
import { formatDateTime, timeZone } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { segmentsQuery } from '#features/people/panel/list/segment-api.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { useDraft } from './useDraft.ts'
import styles from '#features/letters/panel/Letters.module.css'

const { draft: words } = letterDraftWords

export function RecipientFields() {
	const { draft, isStep, languages, recipients, change } = useDraft()
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
				<>
					<SelectField
						label={words.to}
						value={segment ?? ''}
						choices={[
							{ value: '', label: words.everyone },
							...saved,
							...(isGone ? [{ value: segment, label: segments ? words.goneSegment : '' }] : []),
						]}
						onChange={(id) => change({ segment: id || null })}
					/>
					<SelectField
						label={words.purpose}
						value={draft.purpose}
						choices={consentPurposes.map((value) => ({ value, label: words.purposes[value] }))}
						onChange={(purpose) => change({ purpose })}
					/>
				</>
			)}
			<SelectField
				label={words.fallback}
				value={draft.fallback ?? ''}
				choices={[
					{ value: '', label: words.noFallback },
					...languages.map((value) => ({ value, label: languageNames[value] })),
				]}
				onChange={(language) => change({ fallback: language || null })}
			/>
			<TypedField
				label={words.replyTo}
				type="email"
				autoComplete="email"
				value={draft.reply_to ?? ''}
				parse={(text) => (text === '' ? text : parseEmail(text))}
				onType={(address) => change({ reply_to: address || null })}
			/>
			{!isStep && <p role="status">{recipients && reachOf(recipients)}</p>}
		</div>
	)
}

const reasons = ['paused', 'undeliverable', 'consent', 'frequency'] as const

function reachOf({ count, left_out }: LetterRecipients): string {
	const left = reasons
		.filter((reason) => left_out[reason] > 0)
		.map((reason) =>
			formatMessage('es', words.leftOutReasons[reason], { n: formatNumber(left_out[reason]) }),
		)
	const reach = formatMessage('es', words.reach, { n: count })
	if (left.length === 0) return reach
	return `${reach} ${formatMessage('es', words.leftOut, { left: left.join(', ') })}`
}

type Timing = NonNullable<Letter['timing']>

const kinds = ['now', ...timingClocks] as const

export function TimingFields() {
	const { draft, change } = useDraft()
	const { timing } = draft
	return (
		<div className={styles['fields']}>
			<SelectField
				label={words.timing.label}
				value={timing?.clock ?? 'now'}
				choices={kinds.map((kind) => ({ value: kind, label: words.timing.choices[kind] }))}
				onChange={(clock) => {
					if (clock === 'now') return change({ timing: null })
					const { at, zone } = timing ?? { at: tomorrowAtNine(), zone: timeZone() }
					change({ timing: { at, clock, zone } })
				}}
			/>
			{timing && (
				<TypedField
					label={words.timing.at}
					type="datetime-local"
					required
					value={timing.at}
					parse={(text) => (isWallTime(text) ? text : null)}
					incomplete={words.timing.incomplete}
					onType={(at) => change({ timing: { ...timing, at, zone: timeZone() } })}
				/>
			)}
			<p className="soft" role="status">
				{timing && meaningOf(timing)}
			</p>
		</div>
	)
}

/** Explains whose clock the time refers to. */
function meaningOf(timing: Timing): string {
	const { clock, zone } = timing
	const { first, last } = departuresOf(timing)
	const values = { zone, first: formatDateTime(first), last: formatDateTime(last) }
	return formatMessage('es', words.timing[clock], values)
}

/** Nine o'clock tomorrow, in the format of a time field. */
function tomorrowAtNine(): string {
	const day = new Date()
	day.setDate(day.getDate() + 1)
	// The Swedish date format is ISO 8601, in local time.
	return `${day.toLocaleDateString('sv-SE')}T09:00`
}

type TypedProps = ComponentProps<typeof Field> & {
	value: string
	/** Null for an incomplete value. */
	parse: (text: string) => string | null
	/** The error message for an incomplete value. */
	incomplete?: string
	onType: (value: string) => void
}

/** An incomplete value stays in the field and is not saved. */
function TypedField({ value, parse, incomplete, onType, ...field }: TypedProps) {
	const [typed, setTyped] = useState({ text: value, value })
	// The value also changes from outside the field, when the owner resolves a conflict by choosing the other version.
	const text = typed.value === value ? typed.text : value
	return (
		<Field
			{...field}
			value={text}
			error={parse(text) === null ? incomplete : undefined}
			onChange={({ target }) => {
				const parsed = parse(target.value)
				setTyped({ text: target.value, value: parsed ?? value })
				if (parsed !== null) onType(parsed)
			}}
		/>
	)
}
