import { useEffect, useRef } from "react";

/**
 * Whether the component is still mounted, to be asked when a response arrives: a person who has left must not be moved
 * by what they started before, and RTK Query's `refetch` throws in an unmounted component.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
