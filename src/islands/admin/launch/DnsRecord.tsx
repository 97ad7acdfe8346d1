import { CopyButton } from '#components/ui/CopyButton.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { formatMessage } from '#words/format-message.ts'
import launchWords from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const { record: words } = launchWords

type Props = {
	record: NonNullable<LaunchReport['points'][number]['record']>
	/** The name servers' current answer. */
	found: readonly string[]
	isSpf: boolean
}

/** A DNS record to publish, with its parts to copy, and the published value. */
export function DnsRecord({ record: { type, name, value }, found, isSpf }: Props) {
	return (
		<>
			<dl className={styles['record']}>
				<div>
					<dt>{words.type}</dt>
					<dd>{type}</dd>
				</div>
				<Part label={words.name} text={name} />
				{value === null ? (
					<div>
						<dt>{words.value}</dt>
						<dd>{words.byProvider}</dd>
					</div>
				) : (
					<Part label={words.value} text={value} />
				)}
			</dl>
			<p className="soft">
				{found.length === 0
					? words.none
					: formatMessage('es', words.found, { records: found.join('\u00A0· ') })}{' '}
				{isSpf && words.spf}
			</p>
		</>
	)
}

function Part({ label, text }: { label: string; text: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<code>{text}</code>
			</dd>
			<dd>
				<CopyButton
					look="text"
					text={text}
					words={words.after}
					aria-label={formatMessage('es', words.copy, { what: label })}
				>
					{words.copyLabel}
				</CopyButton>
			</dd>
		</div>
	)
}
