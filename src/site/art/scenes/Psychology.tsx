import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** A head in profile with a small furnished room inside. */
export function Psychology(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--room)" d="M-2000-2000H2400V300H-2000z" />
			<path
				fill="var(--wall)"
				d="M112 300c5-22 4-38-8-56-22-30-38-72-28-120C90 70 138 32 200 32c54 0 94 28 104 74 2 10 2 18 1 26 0 6 2 10 5 16l19 32c4 7 2 12-6 14l-11 3c-1 4 0 7 4 9 4 3 3 7-2 8 4 3 4 8 0 11-3 3-2 6-1 10 3 12-3 21-17 22-18 1-36-4-46 1-9 5-11 20-9 42z"
			/>
			<path fill="var(--line)" d="M106 76H270V208H106z" />
			<path fill="url(#paint-light)" d="M114 84H262V200H114z" />
			<svg
				x="118"
				y="106"
				width="112"
				height="94"
				viewBox="12 127 98 82"
				preserveAspectRatio="xMinYMax"
			>
				<Silhouette name="reader" />
			</svg>
			<path fill="var(--line)" d="M176 94h30v22h-30zM236 128h26v72h-26z" />
			<path
				fill="var(--blind)"
				d="M180 98h22v14h-22zM240 134h4v18h-4zM246 137h4v15h-4zM252 132h6v20h-6zM240 158h6v16h-6zM248 161h4v13h-4zM240 182h12v3h-12zM241 187h14v4h-14z"
			/>
		</svg>
	)
}
