import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Resource } from './resource';

/** Tells that a screen about a resource was opened, before anything older of it can be seen. */
export function useOpened<Request, Value>(resource: Resource<Request, Value>, request: Request): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(resource.opened(request));
  }, [dispatch, resource, request]);
}
