import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { PlanTable } from '#site/ui/pictures/PlanTable.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { LeadForm } from '#site/blocks/lead/LeadForm.tsx'
import styles from './Plans.module.css'

type Props = BlockProps<'plans'>

export function Plans({ id, title, offers, plans, meaning, note }: Props) {
	const [open, later] = offers
	return (
		<section className={`section dark-ground ${styles['pricing']}`} id={id}>
			<div className="frame">
				<h2>{title}</h2>
				<div className={`pair ${styles['offers']}`}>
					<OpenOffer {...open} />
					<LaterOffer {...later} />
				</div>
				<Disclosure summary={plans.fold}>
					<PlanTable {...plans} />
					<p className="small">{meaning}</p>
				</Disclosure>
				<p className={`small ${styles['note']}`}>{note}</p>
			</div>
		</section>
	)
}

function OpenOffer({ name, price, localPrice, terms, items, action }: Props['offers'][0]) {
	return (
		<section className={`lit-ground pair ${styles['lit']}`}>
			<div className={styles['deal']}>
				<h3 className="minor">{name}</h3>
				<p className={styles['price']}>
					{localPrice ?? price}
					{localPrice !== undefined && <small>{price}</small>}
				</p>
				<p>{terms}</p>
			</div>
			<div>
				<Items items={items} />
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			</div>
		</section>
	)
}

function LaterOffer({ saving, savingMeaning, lead, ...offer }: Props['offers'][1]) {
	const { name, price, terms, items, action } = offer
	return (
		<section className={styles['later']}>
			<h3 className="minor">
				{name} <span>{price}</span>
			</h3>
			<p>{terms}</p>
			<Items items={items} />
			<p>
				{saving}. {savingMeaning}
			</p>
			<Button disabled>{action.label}</Button>
			{lead && (
				<Disclosure summary={lead.disclosure}>
					<LeadForm {...lead} />
				</Disclosure>
			)}
		</section>
	)
}

function Items({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles['items']}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	)
}
