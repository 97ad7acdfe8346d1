import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { NamedLabel } from '#site/ui/text/NamedLabel.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Embed.module.css'

export function Embed({ id, frames, after, ...words }: BlockProps<'embed'>) {
	return (
		<section className="frame section reading" id={id} data-no-print="">
			<h2>{words.title}</h2>
			<div>
				<p>{words.text}</p>
				{frames.map(({ path, title, code }) => (
					<figure key={path} className={styles['frame']}>
						<figcaption>
							{title}{' '}
							<a href={path} target="_blank" rel="noopener" aria-label={`${words.see}: ${title}`}>
								{words.see}
							</a>
						</figcaption>
						<p className={`small ${styles['code']}`}>
							<code translate="no">{code}</code>
						</p>
						<CopyButton text={code} words={after}>
							<NamedLabel word={words.copy} of={title} />
						</CopyButton>
					</figure>
				))}
				<p className="small">{words.theme}</p>
			</div>
		</section>
	)
}
