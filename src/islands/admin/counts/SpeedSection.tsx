import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Segments } from '#components/ui/Segments.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { type Device, devices } from '#domain/analytics/device.ts'
import type { CountSummary } from '#contract/count-summary.ts'
import { speedsQuery } from './counts-api.ts'
import { FailureReport } from './FailureReport.tsx'
import { SpeedTable } from './SpeedTable.tsx'
import styles from './CountsPage.module.css'

const words = countsWords.speeds

type Props = {
	/** The query of the view, whose period and language apply here too. */
	summary: CountSummary
	/** Empty for all languages. */
	locale: string
}

const all = 'all'

const choices = [all, ...devices] as const

/** How fast the pages were for visitors, by kind of page, and the failures. */
export function SpeedSection({ summary, locale }: Props) {
	const [device, setDevice] = useState<Device | typeof all>(all)
	const query = new URLSearchParams({
		from: summary.from,
		to: summary.to,
		...(device !== all && { device }),
		...(locale !== '' && { locale }),
	}).toString()
	const { data, isFetching } = useQuery({
		...speedsQuery(query),
		placeholderData: keepPreviousData,
		meta: { failure: countsWords.state.failed },
	})
	return (
		<section className={styles['block']} aria-busy={isFetching}>
			<h2>{words.title}</h2>
			<p className={styles['intro']}>{words.text}</p>
			<Segments
				name="device"
				legend={words.device}
				choices={choices.map((value) => ({ value, label: words.devices[value] }))}
				value={device}
				onChange={setDevice}
			/>
			{data && <SpeedTable {...data} />}
			<FailureReport failures={summary.failures} />
		</section>
	)
}
