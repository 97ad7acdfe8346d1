import { Icon } from '#site/art/icons/Icon.tsx'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { keysIn } from '#values/keys-in.ts'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { QuoteWindow } from '#site/ui/pictures/QuoteWindow.tsx'
import { NamedLabel } from '#site/ui/text/NamedLabel.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import type { Quote } from '#cms/reader/schemas/guides.ts'
import { PictureLinks } from './PictureLinks.tsx'
import styles from './Wall.module.css'

type Actions = BlockProps<'wall'>['actions']

/** Quotations in windows, to copy, and to share and save as pictures (site/scripts/articles/pass-on.ts). */
export function Wall({ listTitle, listNote, topic, actions, items }: BlockProps<'wall'>) {
	return (
		<section className={`dark-ground ${styles['quotes']}`}>
			<div className="frame">
				<h2 className="visually-hidden">{listTitle}</h2>
				<p className={`small ${styles['note']}`}>{listNote}</p>
				<ul className={styles['list']}>
					{items.map((quote) => (
						<li key={quote.id} id={quote.id}>
							<QuoteWindow {...quote} />
							<div className="small">
								{quote.original && (
									<p>
										<i lang={quote.original.language}>{quote.original.text}</i>
									</p>
								)}
								<p>
									{quote.context}{' '}
									<i>
										{topic}: {quote.category}
									</i>
								</p>
							</div>
							<QuoteActions {...quote} words={actions} />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

function QuoteActions({ id, text, author, words }: Quote & { words: Actions }) {
	const quotation = `“${text}” ${author}`
	return (
		<div className={`row ${styles['actions']}`}>
			<CopyButton look="text" text={quotation} words={words.after}>
				<Icon name="copy" />
				<NamedLabel word={words.copy} of={author} />
			</CopyButton>
			<CopyButton look="text" words={words.after} data-share={quotation} data-anchor={id}>
				<Icon name="share" />
				<NamedLabel word={words.share} of={author} />
			</CopyButton>
			<details name="download" data-no-print>
				<summary className="text-button">
					<Icon name="download" />
					<NamedLabel word={words.download} of={author} />
				</summary>
				<ul className="small">
					{keysIn(pictureSizes).map((format) => (
						<li key={format} className="row">
							{words[format]}
							<PictureLinks
								picture={`/quotes/${id}-${format}`}
								of={`${words[format]}, ${author}`}
								words={words}
							/>
						</li>
					))}
				</ul>
			</details>
		</div>
	)
}
