/** The paths of the API of the free tools. None of them contains a parameter. */
export const toolApi = {
	evening: '/api/tools/evening',
	smallerChange: '/api/tools/smaller-change',
	sayNo: '/api/tools/say-no',
	openApi: '/api/tools/openapi.json',
} as const
