import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'

type Props = { title: string; download?: string; onDownload?: () => void }

/** The heading takes the focus, because the place before it is removed. */
export function CountsHeader({ title, download, onDownload }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<header>
			<h1 ref={heading} tabIndex={-1}>
				{title}
			</h1>
			{download && (
				<Button tone="outline" onClick={onDownload}>
					{download}
				</Button>
			)}
		</header>
	)
}
