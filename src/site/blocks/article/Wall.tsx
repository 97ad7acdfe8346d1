import { Icon } from '#site/art/icons/Icon.tsx'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { keysIn } from '#values/keys-in.ts'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { QuoteWindow } from '#site/ui/pictures/QuoteWindow.tsx'
import type { WallWords } from '#cms/reader/schemas/article.ts'
import type { Quote } from '#cms/reader/schemas/guides.ts'
import styles from './Wall.module.css'

type Actions = WallWords['actions']

/** Quotations in windows, to copy, and to share and save as pictures (site/scripts/articles/pass-on.ts). */
export function Wall({ listTitle, listNote, topic, actions, items }: WallWords) {
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
				<Label word={words.copy} author={author} />
			</CopyButton>
			<CopyButton look="text" words={words.after} data-share={quotation} data-anchor={id}>
				<Icon name="share" />
				<Label word={words.share} author={author} />
			</CopyButton>
			<details name="download">
				<summary>
					<Icon name="download" />
					<Label word={words.download} author={author} />
				</summary>
				<ul>
					{keysIn(pictureSizes).map((format) => (
						<Files
							key={format}
							name={`${id}-${format}`}
							of={`${words[format]}, ${author}`}
							words={words}
						>
							{words[format]}
						</Files>
					))}
				</ul>
			</details>
		</div>
	)
}

/** A short label; screen readers add the author of the quote. */
function Label({ word, author }: { word: string; author: string }) {
	return (
		<>
			<span aria-hidden="true">{word}</span>
			<span className="visually-hidden">
				{word}: {author}
			</span>
		</>
	)
}

type FileProps = { name: string; of: string; words: Actions; children: string }

function Files({ name, of, words: { png, svg }, children }: FileProps) {
	const address = `/quotes/${name}.svg`
	return (
		<li>
			{children}
			<a href={address} download={`${name}.png`} data-action="png" aria-label={`${png}: ${of}`}>
				{png}
			</a>
			<a href={address} download={`${name}.svg`} aria-label={`${svg}: ${of}`}>
				{svg}
			</a>
		</li>
	)
}
