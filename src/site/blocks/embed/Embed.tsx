import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { NamedLabel } from '#site/ui/text/NamedLabel.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { EmbedProps } from './embed.schema.ts'
import styles from './Embed.module.css'

/** The frames for other sites, each with the line to copy. */
export function Embed({
	id,
	title,
	text,
	theme,
	see,
	copy,
	frames,
	after,
}: BlockProps<EmbedProps>) {
	return (
		<section className="frame section reading" id={id} data-no-print="">
			<h2>{title}</h2>
			<div>
				<p>{text}</p>
				{frames.map(({ path, title: name, code }) => (
					<figure key={path} className={styles['frame']}>
						<figcaption>
							{name}{' '}
							<a href={path} target="_blank" rel="noopener" aria-label={`${see}: ${name}`}>
								{see}
							</a>
						</figcaption>
						<p className={`small ${styles['code']}`}>
							<code translate="no">{code}</code>
						</p>
						<CopyButton text={code} words={after}>
							<NamedLabel word={copy} of={name} />
						</CopyButton>
					</figure>
				))}
				<p className="small">{theme}</p>
			</div>
		</section>
	)
}
