import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { PlanTable } from '#site/ui/pictures/PlanTable.tsx'
import type { Offer, PlansProps } from './plans.schema.ts'
import { LeadForm } from '#site/blocks/lead/LeadForm.tsx'
import styles from './Plans.module.css'

/** The plan on sale as a lit window, future plans beside it, and a folded comparison of the plans. */
export function Plans({ id, title, offers, plans, meaning, note }: PlansProps & { id: string }) {
	return (
		<section className={`section dark-ground ${styles['pricing']}`} id={id}>
			<div className="frame">
				<h2>{title}</h2>
				<div className={`pair ${styles['offers']}`}>
					{offers.map((offer) =>
						offer.action.href ? (
							<OpenOffer key={offer.name} {...offer} href={offer.action.href} />
						) : (
							<LaterOffer key={offer.name} {...offer} />
						),
					)}
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

function OpenOffer({
	name,
	price,
	localPrice,
	terms,
	items,
	action,
	href,
}: Offer & { href: string }) {
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
				<ButtonLink href={href}>{action.label}</ButtonLink>
			</div>
		</section>
	)
}

function LaterOffer({ name, price, terms, saving, savingMeaning, items, action, lead }: Offer) {
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

function Items({ items }: Pick<Offer, 'items'>) {
	return (
		<ul className={styles['items']}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	)
}
