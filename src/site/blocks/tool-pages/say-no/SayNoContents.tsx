import type { Link } from '#cms/reader/schemas/common.ts'
import type { SayNoWords } from '#site/say-no/say-no.schema.ts'
import { people } from '#site/say-no/rules/choices.ts'
import { readyMessagesId } from './ReadyMessages.tsx'
import styles from './SayNoContents.module.css'

type Props = Pick<SayNoWords, 'contents' | 'labels'> & {
	ready: Pick<SayNoWords['ready'], 'title'>
	/** The parts below the messages. */
	parts: readonly Link[]
}

/** Links to the parts of a long page: the ready messages for each person, and the sections after them. */
export function SayNoContents({ contents, labels, ready, parts }: Props) {
	return (
		<nav className={styles['contents']} aria-label={contents}>
			<div className="frame">
				<p className="row">
					<a href="#ready">{ready.title}</a>
				</p>
				<ul className={`row ${styles['people']}`}>
					{people.map((who) => (
						<li key={who}>
							<a href={`#${readyMessagesId(who)}`}>{labels.recipients[who]}</a>
						</li>
					))}
				</ul>
				<p className="row">
					{parts.map(({ label, href }) => (
						<a key={href} href={href}>
							{label}
						</a>
					))}
				</p>
			</div>
		</nav>
	)
}
