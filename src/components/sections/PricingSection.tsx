import { Button, ButtonLink } from '#components/ui/Button.tsx'
import type { Offer, Pricing } from '#content/types/pricing.ts'
import { LeadForm } from './LeadForm.tsx'
import styles from './PricingSection.module.css'

/** The offers as windows: lit if available, with the blind down if not. */
export function PricingSection({ title, offers, meaning, note }: Pricing) {
	return (
		<section className="section wall" id="pricing">
			<div className="frame">
				<h2>{title}</h2>
				<div className={`pair ${styles['offers']}`}>
					{offers.map((offer) => (
						<OfferWindow key={offer.name} {...offer} />
					))}
				</div>
				<p className={`small ${styles['note']}`}>
					{meaning} {note}
				</p>
			</div>
		</section>
	)
}

function OfferWindow({ name, price, terms, saving, items, action, lead }: Offer) {
	return (
		<section className={`${styles['offer']} ${action.href ? '' : styles['blind']}`}>
			<h3>{name}</h3>
			<p className={styles['price']}>{price}</p>
			<p>
				{terms} {saving && <b>{saving}.</b>}
			</p>
			<ul className={styles['items']}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			{action.href ? (
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			) : (
				<Button disabled>{action.label}</Button>
			)}
			{lead && <LeadForm {...lead} tone="lamp" />}
		</section>
	)
}
