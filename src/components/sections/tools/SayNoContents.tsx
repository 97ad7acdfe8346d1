import type { SayNoWords } from '#words/schemas/say-no.ts'
import { people } from '#domain/say-no/choices.ts'
import { readyMessagesId } from './ReadyMessagesSection.tsx'
import styles from './SayNoContents.module.css'

type Props = Pick<SayNoWords, 'contents' | 'labels' | 'ready' | 'guide' | 'faq'>

/** Links to the parts of a long page: the ready messages for each person, the text and the questions. */
export function SayNoContents({ contents, labels, ready, guide, faq }: Props) {
	return (
		<nav className={styles['contents']} aria-label={contents}>
			<div className="frame">
				<p>
					<a href="#ready">{ready.title}</a>
				</p>
				<ul className={styles['people']}>
					{people.map((who) => (
						<li key={who}>
							<a href={`#${readyMessagesId(who)}`}>{labels.recipients[who]}</a>
						</li>
					))}
				</ul>
				<p>
					<a href="#why">{guide.title}</a>
					<a href="#faq">{faq.title}</a>
				</p>
			</div>
		</nav>
	)
}
