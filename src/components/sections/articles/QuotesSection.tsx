import { Icon } from '#components/art/Icon.tsx'
import { CopyButton } from '#components/ui/CopyButton.tsx'
import { QuoteCard } from '#components/ui/QuoteCard.tsx'
import type { QuoteActions } from '#words/schemas/article.ts'
import type { Quote, Quotes } from '#words/schemas/guides.ts'
import styles from './QuotesSection.module.css'

type Props = Pick<Quotes, 'listTitle' | 'listNote' | 'topic' | 'items'> & { actions: QuoteActions }

/** Quotations to copy and to share; enhance/share-quotes.ts handles the sharing. */
export function QuotesSection({ listTitle, listNote, topic, actions, items }: Props) {
	return (
		<section className={`frame ${styles['quotes']}`}>
			<h2 className="visually-hidden">{listTitle}</h2>
			<p className={`small ${styles['note']}`}>{listNote}</p>
			<ul className={styles['list']}>
				{items.map((quote) => (
					<li key={quote.id} id={quote.id}>
						<QuoteCard quote={quote.text} source={<Origin {...quote} topic={topic} />}>
							<Actions {...quote} words={actions} />
						</QuoteCard>
						{quote.original && (
							<p className="small">
								<i lang={quote.original.language}>{quote.original.text}</i>
							</p>
						)}
						<p className="small">{quote.context}</p>
					</li>
				))}
			</ul>
		</section>
	)
}

function Origin({ author, category, work, topic }: Quote & { topic: string }) {
	return (
		<span>
			<b>{author}</b>
			<br />
			<cite className="small">{work}</cite>
			<br />
			<i className="small">
				{topic}: {category}
			</i>
		</span>
	)
}

function Actions({ id, text, author, words }: Quote & { words: QuoteActions }) {
	const quotation = `“${text}” ${author}`
	return (
		<>
			<CopyButton look="icon" text={quotation} words={words.after}>
				<Icon name="copy" />
				<span className="visually-hidden">
					{words.copy}: {author}
				</span>
			</CopyButton>
			<CopyButton look="icon" words={words.after} data-share={quotation} data-anchor={id}>
				<Icon name="share" />
				<span className="visually-hidden">
					{words.share}: {author}
				</span>
			</CopyButton>
		</>
	)
}
