import { keysIn } from '#values/keys-in.ts'
import { type ReactNode, useId, useMemo } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { LaunchReport } from '#features/launch/messages/launch.ts'
import type { SettingList } from '#features/settings/messages/settings.ts'
import {
	launchState,
	type LaunchPointName,
	type LaunchPointValues,
} from '#features/launch/rules/launch-points.ts'
import type { StorableName } from '#config/rules/storable-settings.ts'
import { SettingsForm } from '#features/settings/panel/SettingsForm.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

type Point = LaunchReport['points'][number]

type Sayings<Name extends string> = Readonly<Partial<Record<Point['finding'], Message<Name>>>>
const sayings: { readonly [Name in LaunchPointName]: Sayings<LaunchPointValues[Name]> } =
	words.points

/** How much of a point's window is lit in each state, in percent. */
export const levels = { done: 100, unknown: 50, advice: 50, waiting: 50, open: 0 } as const

type Subject = {
	readonly points: readonly LaunchPointName[]
	/** The settings that fix them. */
	readonly settings?: readonly StorableName[]
}

/** In the recommended order. */
const subjects: Readonly<Record<Exclude<keyof typeof words.groups, 'texts'>, Subject>> = {
	site: { points: ['site', 'app'], settings: ['SITE_URL', 'APP_URL', 'PRODUCT_URL'] },
	legal: {
		points: ['operator', 'tax', 'seller', 'eu', 'uk', 'aaip', 'review'],
		settings: [
			'OPERATOR_NAME',
			'OPERATOR_ADDRESS',
			'OPERATOR_TAX_NUMBER',
			'OPERATOR_COUNTRY',
			'SELLER',
			'PAYMENT_PROVIDER',
			'PAYMENT_PROVIDER_URL',
			'EU_REPRESENTATIVE',
			'UK_REPRESENTATIVE',
			'AAIP_REGISTRATION',
			'LEGAL_REVIEW_DATE',
		],
	},
	mail: {
		points: ['server', 'sender'],
		settings: ['SMTP_URL', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'],
	},
	dns: { points: ['spf', 'dkim', 'dmarc', 'mx', 'ptr'], settings: ['DKIM_SELECTOR'] },
	test: { points: ['test'] },
	backups: { points: ['backups'] },
}

export const subjectNames = keysIn(subjects)

/** The ID of the element that a point's window links to: the form that fixes the point, or the point itself. */
export function mendId(point: Point): string {
	const found = Object.entries(subjects).find(([, { points }]) => points.includes(point.name))
	const isBySetting = launchState(point) === 'open' && !point.record && found?.[1].settings
	return isBySetting ? `mend-${found[0]}` : point.name
}

type Props = {
	name: keyof typeof subjects
	report: LaunchReport
	/** All settings; undefined until read. */
	settings: SettingList | undefined
	children?: ReactNode
}

export function LaunchGroup({ name, report, settings: all, children }: Props) {
	const id = useId()
	const { title, text } = words.groups[name]
	const { points, settings: wanted } = subjects[name]
	const settings = useMemo(
		() => all?.filter((setting) => wanted?.includes(setting.name)) ?? [],
		[all, wanted],
	)
	const mend = Object.entries(words.mend).find(([subject]) => subject === name)
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className="soft">{text}</p>
			<ul className="points">
				{report.points
					.filter((point) => points.includes(point.name))
					.map((point) => (
						<PointLine key={point.name} point={point} />
					))}
			</ul>
			{mend && settings.length > 0 && (
				<Disclosure summary={mend[1]}>
					<div id={`mend-${name}`}>
						<SettingsForm isPart settings={settings} />
					</div>
				</Disclosure>
			)}
			{children}
		</section>
	)
}

function PointLine({ point }: { point: Point }) {
	const { name, finding, values, record, found = [] } = point
	const state = launchState(point)
	const { [finding]: said }: Sayings<string> = sayings[name]
	return (
		<li id={name}>
			<MiniWindow size="cell" level={levels[state]} />
			<div>
				<p>
					<b>{words.titles[name]}</b>
				</p>
				{said && <p>{formatMessage('es', said, values)}</p>}
				{record && <DnsRecord {...record} found={found} isSpf={name === 'spf'} />}
			</div>
			<span className={state === 'open' ? 'bad' : undefined}>{words.states[state]}</span>
		</li>
	)
}

type RecordProps = NonNullable<Point['record']> & {
	/** The name servers' current answer. */
	found: readonly string[]
	isSpf: boolean
}

function DnsRecord({ type, name, value, found, isSpf }: RecordProps) {
	const { type: typeLabel, name: nameLabel, value: valueLabel, byProvider, none } = words.record
	const records = found.join('\u00A0· ')
	return (
		<>
			<dl className={styles['record']}>
				<RecordPart label={typeLabel}>{type}</RecordPart>
				<RecordPart label={nameLabel} text={name} />
				<RecordPart label={valueLabel} text={value}>
					{byProvider}
				</RecordPart>
			</dl>
			<p className="soft">
				{records === '' ? none : formatMessage('es', words.record.found, { records })}{' '}
				{isSpf && words.record.spf}
			</p>
		</>
	)
}

type PartProps = {
	label: string
	/** The text to copy. */
	text?: string | null
	/** Shown instead of the text. */
	children?: string
}

function RecordPart({ label, text = null, children }: PartProps) {
	const { after, copy, copyLabel } = words.record
	return (
		<div>
			<dt>{label}</dt>
			<dd>{text === null ? children : <code>{text}</code>}</dd>
			{text !== null && (
				<dd>
					<CopyButton
						look="text"
						text={text}
						words={after}
						aria-label={formatMessage('es', copy, { what: label })}
					>
						{copyLabel}
					</CopyButton>
				</dd>
			)}
		</div>
	)
}
