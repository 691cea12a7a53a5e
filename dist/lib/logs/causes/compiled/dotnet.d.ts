import type { Matcher } from '../../matcher.ts';
/** MSBuild, NuGet, the .NET host, its tests, and Entity Framework. */
export declare const DOTNET: readonly Matcher[];
