import { Letterboxes } from '#components/art/Letterboxes.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.empty

/** The list is empty: explains where the addresses will come from. */
export function ListEmpty() {
	return (
		<div className={styles['empty']}>
			<div>
				<p className={styles['lead']} role="status">
					{words.title}
				</p>
				<p className="soft">{words.text}</p>
				<ButtonLink tone="outline" href={words.link.href}>
					{words.link.label}
				</ButtonLink>
			</div>
			<Letterboxes />
		</div>
	)
}
