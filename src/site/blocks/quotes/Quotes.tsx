import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Quotes.module.css'

/** Testimonials, the first of them large; a note marks samples as such. */
export function Quotes({ id, title, sampleNote, items, claims }: BlockProps<'quotes'>) {
	return (
		<section className={`frame section pair ${styles['voices']}`} id={id}>
			<h2>{title}</h2>
			<div>
				{items.some((item) => item.isSample) && <p>{sampleNote}</p>}
				<ClaimList claims={claims} />
			</div>
			{items.map((item) => (
				<Quote key={item.title} {...item} />
			))}
		</section>
	)
}

function Quote({ title, quote, author, role }: BlockProps<'quotes'>['items'][number]) {
	return (
		<figure className={styles['quote']}>
			<h3 className="kicker">{title}</h3>
			<blockquote>
				<p>
					<q>
						<Emphasised text={quote} />
					</q>
				</p>
			</blockquote>
			<figcaption className="small">
				{author}, {role}
			</figcaption>
		</figure>
	)
}

/** Renders `<b>` in a quote as elements; everything else is escaped. */
function Emphasised({ text }: { text: string }) {
	return text
		.split(/<b>([^<]*)<\/b>/)
		.map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))
}
