import { lazy, Suspense, useState } from 'react'
import words from '#content/messages/es/panel/words-pages.yaml'
import styles from './blocks.module.css'

const Blocks = lazy(async () => ({ default: (await import('./BlockList.tsx')).Blocks }))

/** The structure of a page of blocks: in which order they are, and which are hidden. It is read once it is open. */
export function BlocksPanel({ file }: { file: string }) {
	const [isOpen, setOpen] = useState(false)
	return (
		<details className={styles['panel']} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{words.structure}</summary>
			{isOpen && (
				<Suspense fallback={null}>
					<Blocks file={file} />
				</Suspense>
			)}
		</details>
	)
}
