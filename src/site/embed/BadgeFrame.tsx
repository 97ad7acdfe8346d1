import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import type { EmbedWords } from './embed.schema.ts'
import styles from './BadgeFrame.module.css'

type Props = { words: EmbedWords['badge']; href: string }

const levels = [100, 40, 0] as const

/** The whole badge is the link. */
export function BadgeFrame({ words: { title, sentence, by }, href }: Props) {
	return (
		<main id="main" className={`wall ${styles['badge']}`}>
			<h1 className="visually-hidden">{title}</h1>
			<a className="beside" href={href}>
				<span>
					{levels.map((level) => (
						<MiniWindow key={level} level={level} />
					))}
				</span>
				<span>
					<b>{sentence}</b> <small>{by}</small>
				</span>
			</a>
		</main>
	)
}
