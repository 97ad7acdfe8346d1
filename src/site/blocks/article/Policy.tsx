import { type Drawing, named } from '#site/art/named.ts'
import { PlanTable } from '#site/ui/pictures/PlanTable.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import type { LegalPictureName } from '#cms/reader/schemas/drawings.ts'
import type { ReactNode } from 'react'
import { longDate } from '#values/dates/long-date.ts'
import { locales } from '#site-map/languages.ts'
import styles from './Policy.module.css'

const drawings = named<LegalPictureName>(
	import.meta.glob<Drawing>('../../art/objects/{keys,diary,coins,ramp,nameplate}.svg', {
		query: '?react',
		import: 'default',
		eager: true,
	}),
)

type Props = BlockProps<'policy'> & {
	/** The date of rendering, replaced by the current date if scripts run; see site/scripts/language/show-today.ts. */
	renderedAt: Date
}

/** The head of a legal page, with the plans it concerns. */
export function Policy({ language, title, lede, updatedLabel, drawing, plans, renderedAt }: Props) {
	return (
		<>
			<StillLifeHead {...{ title, lede, drawing }}>
				<p className="small">
					{updatedLabel} <span data-today>{longDate(renderedAt, locales[language])}</span>
				</p>
			</StillLifeHead>
			{plans && (
				<div className={`room ${styles['plans']}`}>
					<div className="frame">
						<PlanTable {...plans} />
					</div>
				</div>
			)}
		</>
	)
}

type HeadProps = Pick<BlockProps<'policy'>, 'title' | 'lede' | 'drawing'> & {
	/** Makes the head less tall, for a page of forms. */
	isLow?: boolean
	children?: ReactNode
}

export function StillLifeHead({ title, lede, drawing, isLow, children }: HeadProps) {
	const Drawing = drawings[drawing]
	return (
		<div className={`frame pair ${styles['head']} ${isLow ? styles['low'] : ''}`}>
			<div>
				<h1>{title}</h1>
				<p className="lede">{lede}</p>
				{children}
			</div>
			<Drawing data-no-print />
		</div>
	)
}
