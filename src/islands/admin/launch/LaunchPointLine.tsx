import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import {
	launchState,
	type LaunchPointName,
	type LaunchPointValues,
} from '#domain/launch/launch-points.ts'
import { formatMessage } from '#words/format-message.ts'
import type { Message } from '#words/message.ts'
import { DnsRecord } from './DnsRecord.tsx'
import words from '#content/messages/es/panel/launch.yaml'

type Point = LaunchReport['points'][number]

type Sayings<Name extends string> = Readonly<Partial<Record<Point['finding'], Message<Name>>>>
const sayings: { readonly [Name in LaunchPointName]: Sayings<LaunchPointValues[Name]> } =
	words.points

const levels = { done: 100, unknown: 40, advice: 40, open: 0, waiting: 0 } as const

/** A point: the finding, and the record that fixes it. */
export function LaunchPointLine({ point }: { point: Point }) {
	const { name, finding, values, record, found = [] } = point
	const state = launchState(point)
	const { [finding]: said }: Sayings<string> = sayings[name]
	return (
		<li>
			<MiniWindow size="cell" level={levels[state]} />
			<div>
				<p>
					<b>{words.titles[name]}</b>
				</p>
				{said && <p>{formatMessage('es', said, values)}</p>}
				{record && <DnsRecord record={record} found={found} isSpf={name === 'spf'} />}
			</div>
			<span className={state === 'open' ? 'bad' : undefined}>{words.states[state]}</span>
		</li>
	)
}
