import { Icon } from '#components/art/Icon.tsx'
import { QuoteCard } from '#components/ui/QuoteCard.tsx'
import { StatusMessage } from '#components/ui/StatusMessage.tsx'
import type { Quote, QuoteActions, Quotes } from '#content/types/quote.ts'
import styles from './QuotesSection.module.css'

type Props = Pick<Quotes, 'listTitle' | 'listNote' | 'topic' | 'actions' | 'items'>

/** Quotations to copy and share; enhance/quote-actions.ts handles the buttons. */
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
			<StatusMessage
				data-copied={actions.copied}
				data-linked={actions.linked}
				data-selected={actions.selected}
			/>
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

function Actions({ author, words }: Quote & { words: QuoteActions }) {
	return (
		<>
			<button type="button" data-action="copy" aria-label={`${words.copy}: ${author}`}>
				<Icon name="copy" />
			</button>
			<button type="button" data-action="share" aria-label={`${words.share}: ${author}`}>
				<Icon name="share" />
			</button>
		</>
	)
}
