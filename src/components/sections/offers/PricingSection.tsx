import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { PlanTable } from '#components/ui/PlanTable.tsx'
import type { Offer, Pricing } from '#words/schemas/landing.ts'
import { LeadForm } from './LeadForm.tsx'
import styles from './PricingSection.module.css'

/** The offers as windows: available ones large and lit, future ones small and dark, with their blind half down. */
export function PricingSection({ title, offers, plans, meaning, note }: Pricing) {
	return (
		<section className="section wall" id="pricing">
			<div className="frame">
				<h2>{title}</h2>
				<div className={styles['offers']}>
					{offers.map((offer) =>
						offer.action.href ? (
							<OpenOffer key={offer.name} {...offer} href={offer.action.href} />
						) : (
							<LaterOffer key={offer.name} {...offer} />
						),
					)}
				</div>
				<div className={styles['plans']}>
					<PlanTable {...plans} />
				</div>
				<p className={`small ${styles['note']}`}>
					{meaning} {note}
				</p>
			</div>
		</section>
	)
}

function OpenOffer({ name, price, terms, items, action, href }: Offer & { href: string }) {
	return (
		<section className={`${styles['window']} ${styles['lit']}`}>
			<h3>{name}</h3>
			<div className={styles['deal']}>
				<p className={styles['price']}>{price}</p>
				<p>{terms}</p>
			</div>
			<Items items={items} />
			<ButtonLink href={href}>{action.label}</ButtonLink>
		</section>
	)
}

function LaterOffer({ name, price, terms, saving, savingMeaning, items, action, lead }: Offer) {
	return (
		<section className={`dark-ground ${styles['window']} ${styles['dark']}`}>
			<div className={styles['blind']} aria-hidden="true" />
			<div className={styles['words']}>
				<h3>
					{name} <span className={styles['price']}>{price}</span>
				</h3>
				<p>{terms}</p>
				<Items items={items} />
				<p>
					<b>{saving}.</b> {savingMeaning}
				</p>
				<Button disabled>{action.label}</Button>
				{lead && (
					<Disclosure summary={lead.disclosure}>
						<LeadForm {...lead} tone="lamp" />
					</Disclosure>
				)}
			</div>
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
