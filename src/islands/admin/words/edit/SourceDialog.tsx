import { Button } from '#components/ui/Button.tsx'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#islands/admin/Dialog.tsx'
import styles from './ProseDock.module.css'

type Props = {
	sources: Readonly<Record<string, string>>
	onPick: (key: string) => void
	onClose: () => void
}

/** Puts the number of a source after the selected words. */
export function SourceDialog({ sources, onPick, onClose }: Props) {
	return (
		<Dialog title={words.prose.sourceTitle} onClose={onClose}>
			<ul className={styles['choices']}>
				{Object.entries(sources).map(([key, authors]) => (
					<li key={key}>
						<button type="button" onClick={() => onPick(key)}>
							<span>{authors}</span>
							<small>{/\d{4}/.exec(key)?.[0] ?? key}</small>
						</button>
					</li>
				))}
			</ul>
			<Button tone="outline" onClick={onClose}>
				{words.prose.cancel}
			</Button>
		</Dialog>
	)
}
