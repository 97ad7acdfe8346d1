import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { type LaunchPointName, launchState } from '#domain/launch/launch-points.ts'
import type { StorableName } from '#domain/settings/storable-settings.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { formatMessage } from '#words/format-message.ts'
import { DnsRecord } from './DnsRecord.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

type Point = LaunchReport['points'][number]

/** The setting that mends a point. */
const settings: Partial<Record<LaunchPointName, StorableName>> = {
	site: 'SITE_URL',
	app: 'APP_URL',
	operator: 'OPERATOR_NAME',
	seller: 'PAYMENT_PROVIDER',
	server: 'SMTP_URL',
	sender: 'MAIL_FROM',
	dkim: 'DKIM_SELECTOR',
}

const levels = { done: 100, unknown: 40, advice: 40, open: 0, waiting: 0 } as const

/** A point: what was found, and the way to mend it. */
export function LaunchPointLine({ point }: { point: Point }) {
	const { name, finding, values, record, found = [] } = point
	const state = launchState(point)
	const said = words.points[name][finding]
	const setting = finding === 'waiting' || finding === 'unknown' ? undefined : settings[name]
	return (
		<li>
			<MiniWindow size="cell" level={levels[state]} />
			<div>
				<p>
					<b>{words.titles[name]}</b>
				</p>
				{said && <p>{formatMessage('es', said, values)}</p>}
				{record && <DnsRecord record={record} found={found} isSpf={name === 'spf'} />}
				{state !== 'done' && setting && (record === undefined || name === 'dkim') && (
					<p>
						<PanelLink
							href={`/waitlist/ajustes#${setting}`}
							aria-label={`${words.mend}: ${words.titles[name]}`}
						>
							{words.mend}
						</PanelLink>
					</p>
				)}
			</div>
			<span className={state === 'open' ? styles['open'] : undefined}>{words.states[state]}</span>
		</li>
	)
}
