import type { SourceMarks } from '#cms/reader/schemas/article.ts'

type Props = SourceMarks & {
	/** The key of the source. */
	source: string
	/** Whether the mark directly follows another one. */
	isFollowing?: boolean
}

export function SourceMark({ source, isFollowing = false, mark, keys }: Props) {
	const number = keys.indexOf(source) + 1
	return (
		<>
			{isFollowing && <sup>,</sup>}
			<sup>
				<a href={`#${source}`} aria-label={`${mark} ${number}`}>
					{number}
				</a>
			</sup>
		</>
	)
}
