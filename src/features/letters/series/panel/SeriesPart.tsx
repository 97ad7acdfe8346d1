import { useQuery } from '@tanstack/react-query'
import { Button } from '#site/ui/controls/Button.tsx'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import words from '#content/messages/es/panel/series.yaml'
import type { Series } from '#features/letters/messages/series.ts'
import type { Segment } from '#features/people/messages/segment.ts'
import type { ShippedSeries } from '#features/letters/series/rules/series.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { segmentsQuery } from '#features/people/panel/list/segment-api.ts'
import { navigate, seriesPath } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { createSeries, seriesListQuery, useSeriesAction } from './series-api.ts'
import { describeAudience, figuresOf } from './series-words.ts'
import styles from './Series.module.css'

const { columns } = words

export function SeriesPart() {
	const { data: list } = useQuery(seriesListQuery())
	const hasSegment = list?.series.some(({ segment }) => segment !== null) ?? false
	const { data: segments = [], isPending } = useQuery({ ...segmentsQuery(), enabled: hasSegment })
	const { isBusy, run } = useSeriesAction()

	async function create(name: string, shipped?: ShippedSeries) {
		const made = await run({ action: words.action }, () =>
			createSeries({ name, ...(shipped && { shipped }) }),
		)
		if (made !== null) navigate(seriesPath(made.id))
	}

	if (!list || (hasSegment && isPending)) return null
	const { series, shipped } = list
	return (
		<section className={styles['part']} aria-labelledby="series">
			<header className="head">
				<h2 id="series">{words.title}</h2>
				<Button tone="outline" aria-busy={isBusy} onClick={() => void create(words.newName)}>
					{words.create}
				</Button>
			</header>
			<p className="help">{words.about}</p>
			{series.length > 0 && <SeriesTable series={series} segments={segments} />}
			{shipped.length > 0 && (
				<>
					<h3>{words.shipped.title}</h3>
					<p className="help">{words.shipped.about}</p>
					<ul className={`pair ${styles['offers']}`}>
						{shipped.map((each) => (
							<Offer
								key={each}
								shipped={each}
								onUse={() => void create(words.shipped.each[each].name, each)}
							/>
						))}
					</ul>
				</>
			)}
		</section>
	)
}

function Offer({ shipped, onUse }: { shipped: ShippedSeries; onUse: () => void }) {
	const { name, text } = words.shipped.each[shipped]
	return (
		<li>
			<p>
				<b id={`offer-${shipped}`}>{name}</b>
			</p>
			<p>{text}</p>
			<Button tone="outline" aria-describedby={`offer-${shipped}`} onClick={onUse}>
				{words.shipped.use}
			</Button>
		</li>
	)
}

type TableProps = { series: readonly Series[]; segments: readonly Segment[] }

function SeriesTable({ series, segments }: TableProps) {
	const numbers = [columns.begun, columns.underWay, columns.completed, columns.left]
	return (
		<DataTable
			label={words.title}
			columns={[
				columns.name,
				{ label: columns.audience, isClear: true },
				{ label: columns.state, isClear: true },
				...numbers.map((label) => ({ label, isNumber: true })),
			]}
			rows={series.map((each) => ({
				id: each.id,
				cells: [
					<PanelLink key="name" href={seriesPath(each.id)}>
						{each.name}
					</PanelLink>,
					describeAudience(segments, each),
					<SeriesState key="state" series={each} />,
					...figuresOf(each).map(formatNumber),
				],
			}))}
		/>
	)
}

function SeriesState({ series: { state, steps } }: { series: Series }) {
	const isPaused = steps.some(({ pause_reason: reason }) => reason !== null)
	return (
		<span className="state">
			<MiniWindow size="cell" level={state === 'off' ? 0 : isPaused ? 40 : 100} />
			{words.states[isPaused ? 'paused' : state]}
		</span>
	)
}
