/**
 * A front door with the number 7, open and shut in one drawing. `data-door` is `open` or `shut`; style sheets hide
 * the group of the other name.
 */
export function DoorScene({ className }: { className?: string | undefined }) {
	return (
		<svg className={className} viewBox="0 0 320 446" aria-hidden="true" data-door="open">
			<path fill="var(--paint)" d="M48 22H264V446H48zM36 8H276V26H36z" />
			<path fill="var(--lamp)" d="M64 40H248V92H64z" />
			<path fill="none" stroke="var(--coal)" strokeWidth="3.5" d="M147 54h18l-10 27" />
			<g data-state="open">
				<path fill="url(#paint-light)" d="M64 102H248V446H64z" />
				<path
					fill="var(--glass)"
					d="M64 436H248V446H64zM92 214h40v3.5H92zM110 217h4v14h-4zM104 231c-9 3-15 12-16 24l-5 74h58l-5-74c-1-12-7-21-16-24l-8 12zM196 436v-92h-22l12-38h24l12 38h-22v92h9v4h-22v-4z"
				/>
				<path fill="var(--glow)" d="M178 340l8-30h20l8 30z" />
				<path fill="var(--blind)" d="M248 102 304 82V470L248 446z" />
				<path fill="var(--slat)" d="M258 121 293 110V258L258 259zM258 283 293 284V440L258 426z" />
				<path fill="var(--lamp)" d="M292 268a4.500 4.500 0 109 0 4.500 4.500 0 10-9 0" />
			</g>
			<g data-state="shut">
				<path fill="var(--blind)" d="M64 102H248V446H64z" />
				<path
					fill="var(--slat)"
					d="M82 120h66v104H82zM164 120h66v104h-66zM82 286h66v130H82zM164 286h66v130h-66zM64 430H248V446H64z"
				/>
				<path fill="var(--lamp)" d="M124 244h64v13h-64zM226 258a6 6 0 1012 0 6 6 0 10-12 0" />
				<path fill="var(--glass)" d="M129 249h54v3h-54z" />
			</g>
		</svg>
	)
}
